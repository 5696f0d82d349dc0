/** Styles have no effect in tests of components; CSS modules export the names of classes. */
export default {};
