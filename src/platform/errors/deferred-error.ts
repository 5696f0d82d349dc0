/** Work that cannot be done yet, such as what another instance is doing; it is tried again later. */
export class DeferredError extends Error {}
