const MIN_NODE_VERSION = 24;

// Nothing is imported before this check: an older Node would fail with a syntax error.
if (Number.parseInt(process.versions.node, 10) < MIN_NODE_VERSION) {
  console.error(
    `Career Gateway needs Node ${MIN_NODE_VERSION} or newer and this is Node ${process.versions.node}: ` +
      'start it by npm start, which brings its own, or install a newer Node.',
  );
  process.exitCode = 1;
} else {
  await import('./server.js');
}
