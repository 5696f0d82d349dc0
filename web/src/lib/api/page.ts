/** One page of a list, as every list route returns it. */
export interface Page<T> {
  items: T[];
  totalItemsCount: number;
}
