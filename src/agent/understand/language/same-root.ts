/** "assigned" and "assignee", "managed" and "manager": the same first letters, all but the ending. */
export const sameRoot = (a: string, b: string): boolean => {
  const length = Math.max(3, Math.min(a.length, b.length) - 3)
  return a.slice(0, length) === b.slice(0, length)
}
