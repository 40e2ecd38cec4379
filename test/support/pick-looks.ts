/** Of `looks` of the page, from narrow to wide, the one at that end; all of them with `AXE=all`, which takes several times as long. */
export const pickLooks = <Look>(looks: readonly Look[], end: 'narrowest' | 'widest'): readonly Look[] =>
  process.env.AXE === 'all' ? looks : [end === 'narrowest' ? looks[0]! : looks.at(-1)!]
