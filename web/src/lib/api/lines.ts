/** The lines of a response as they arrive, without empty ones. Ends with the response; throws when it is cut. */
export async function* readLines(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { value = '', done = true } = (await reader?.read()) ?? {};
    const lines = `${rest}${value}`.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) if (line) yield line;
    if (done) return;
  }
}
