/** Of `looks` of the page, from narrow to wide, the first and the last; all of them with `AXE=all`, which takes twice as long. */
export const pickLooks = <Look>(looks: readonly Look[]): readonly Look[] =>
  process.env.AXE === 'all' ? looks : looks.filter((_, at) => at === 0 || at === looks.length - 1)
