/** The product's name, used by header, footer and every page title (P11.20). */
export const PRODUCT = 'Career Gateway';
