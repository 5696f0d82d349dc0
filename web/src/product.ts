/** The product's name: header, footer and every page title read it here (P11.20). */
export const PRODUCT = 'Career Gateway';
