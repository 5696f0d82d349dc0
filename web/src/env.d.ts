declare module 'virtual:theme.css';
declare module '*.svg' {
  const address: string;
  export default address;
}
