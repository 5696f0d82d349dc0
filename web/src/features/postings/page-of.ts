/** What every list of the server answers. */
export interface Page<T> {
  items: T[];
  totalItemsCount: number;
}
