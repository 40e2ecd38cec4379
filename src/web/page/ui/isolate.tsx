import type { ComponentChildren } from 'preact'

/** Scripts that are written from right to left (Unicode, Bidi_Class R and AL). */
const RTL = String.raw`\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}`
const HAS_RTL = new RegExp(`[${RTL}]`, 'u')
/** What stands in quotation marks, or a run of words of these scripts. */
const PART = new RegExp(
  `([“"„«][^“”"„«»\\n]+[”"“»]|[${RTL}]\\p{M}*(?:[^${RTL}\\p{Script=Latin}\\p{M}“”"„«»\\n]*[${RTL}]\\p{M}*)*)`,
  'u',
)

/**
 * A text in which names that are written from right to left keep to themselves: without it a number or a mark behind one
 * lands on its other side (Unicode Standard Annex #9; HTML, the bdi element).
 */
export function isolate(text: string): ComponentChildren {
  if (!HAS_RTL.test(text)) return text
  return text.split(PART).map((part, at) => {
    if (at % 2 === 0 || !HAS_RTL.test(part)) return part
    const isQuoted = /^[“"„«]/.test(part)
    const [before, inside, behind] = isQuoted ? [part[0], part.slice(1, -1), part.at(-1)] : ['', part, '']
    return (
      <>
        {before}
        <bdi>{inside}</bdi>
        {behind}
      </>
    )
  })
}
