import { build } from 'vite';

/** Bundles the module given as argument like the pages, and prints the code. */
const id = 'virtual:page';
const { output } = await build({
  configFile: false,
  logLevel: 'silent',
  plugins: [
    {
      name: 'page',
      resolveId: (one) => (one === id ? id : null),
      load: (one) => (one === id ? process.argv[2] : null),
    },
  ],
  build: { write: false, rolldownOptions: { input: id, preserveEntrySignatures: 'strict' } },
});
console.log(output.map(({ code = '' }) => code).join('\n'));
