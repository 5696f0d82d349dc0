/** A file that cannot be used; the message is for the person who sent it. */
export class RefusedFile extends Error {}
