const NEEDED = 24;

// Nothing is imported before this check: an older Node would fail on the syntax with words that help nobody.
if (Number.parseInt(process.versions.node, 10) < NEEDED) {
  console.error(
    `Career Gateway needs Node ${NEEDED} or newer and this is Node ${process.versions.node}: ` +
      'start it by npm start, which brings its own, or install a newer Node.',
  );
  process.exitCode = 1;
} else {
  await import('./server.js');
}
