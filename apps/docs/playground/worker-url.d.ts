/** The address of a module that the bundler builds as a worker. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}
