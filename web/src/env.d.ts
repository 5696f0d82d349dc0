declare module 'virtual:theme.css';
declare module '*.svg' {
  const url: string;
  export default url;
}
