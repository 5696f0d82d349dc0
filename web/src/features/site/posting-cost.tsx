/** P9.12; the same words wherever employers read them. */
export function PostingCost() {
  return (
    <p>
      Posting is free for members, except for chief school administrator positions: superintendent, executive director,
      administrative director and vocational director. For the cost of those, contact us before you post.
    </p>
  );
}
