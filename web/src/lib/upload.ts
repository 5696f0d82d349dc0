/** Bytes of the whole request, which are more than those of its files. */
export type OnProgress = (sent: number, total: number) => void;

interface Outgoing {
  method: string;
  headers: Headers;
  body: FormData;
  signal?: AbortSignal;
}

/** Sends as fetch does, with the same ways to fail, and tells how much has left; fetch itself cannot (U32). */
export function upload(address: string, outgoing: Outgoing, onProgress: OnProgress): Promise<Response> {
  const { method, headers, body, signal } = outgoing;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    // An answer without content may not be given a body, not even an empty one.
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new TypeError('No answer'));
    request.onabort = () => reject(signal?.reason);
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** How much of each file has left, 0 to 1, by its size in bytes: they end the request, in this order. */
export function sharesOf(sizes: readonly number[], sent: number, total: number): number[] {
  let start = total - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const share = (sent - start) / Math.max(size, 1);
    start += size;
    return sent >= total ? 1 : Math.min(1, Math.max(0, share));
  });
}
