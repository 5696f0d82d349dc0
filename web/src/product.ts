/** The product's name, used by header, footer and every page title. */
export const PRODUCT = 'Career Gateway';
