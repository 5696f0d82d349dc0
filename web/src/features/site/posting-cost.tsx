/** P9.12, worded alike wherever employers read it. */
export function PostingCost() {
  return (
    <p>
      Posting is free for members, except for chief school administrator positions: superintendent, executive director,
      administrative director and vocational director. For the cost of those, contact us before you post.
    </p>
  );
}
