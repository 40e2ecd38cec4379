/** "there" as a place that was named: at the end of what is asked, and in no "how many are there". */
export const THERE = /(?<!\b(?:is|are|was|were|be|been) )\b(?:over |up |down )?there(?: again| now)?(?=\W*$|,)/iu
