/** Bytes of the whole request, which are more than those of its files. */
export type OnProgress = (sent: number, total: number) => void;

interface UploadRequest {
  method: string;
  headers: Headers;
  body: FormData;
  signal?: AbortSignal;
}

/** Sends a request like fetch, with the same errors, and reports upload progress, which fetch cannot. */
export function fetchWithUploadProgress(
  url: string,
  request: UploadRequest,
  onProgress: OnProgress,
): Promise<Response> {
  const { method, headers, body, signal } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    // A Response without content must not get a body, not even an empty one.
    xhr.onload = () => resolve(new Response(xhr.responseText || null, { status: xhr.status }));
    xhr.onerror = () => reject(new TypeError('No answer'));
    xhr.onabort = () => reject(signal?.reason);
    signal?.throwIfAborted();
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body);
  });
}

/** The sent fraction of each file, 0 to 1. Files are the end of the request body, in this order. */
export function fileProgress(sizes: readonly number[], sent: number, total: number): number[] {
  let start = total - sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const share = (sent - start) / Math.max(size, 1);
    start += size;
    return sent >= total ? 1 : Math.min(1, Math.max(0, share));
  });
}
