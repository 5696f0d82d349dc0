import { extractText } from 'unpdf';

/** The text of each page of a PDF, its lines joined by blanks. */
export async function pdfPages(content: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(content));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

export const pdfText = async (content: Uint8Array): Promise<string> => (await pdfPages(content)).join(' ');
