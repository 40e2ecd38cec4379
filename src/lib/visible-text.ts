/**
 * What people do not see and models read (registry case X8): Unicode's default-ignorable characters (zero-width,
 * direction marks, soft hyphens, fillers, variation selectors, the tag block), annotation marks, and control characters
 * other than tab and line breaks, which move a terminal's cursor.
 */
const HIDDEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u
const EVERY_HIDDEN = new RegExp(HIDDEN.source, 'gu')

const JOINERS = /^[\u200c\u200d]$/
/** Scripts whose letters change their form at a joiner (UAX #31 § 2.3, A1, A2 and B). */
const JOINING =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}'
const ENDS_IN_JOINING = new RegExp(`[${JOINING}]$`, 'u')
const BEGINS_JOINING = new RegExp(`^[${JOINING}]`, 'u')
const ENDS_IN_PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?$/u
const BEGINS_PICTURE = /^\p{Extended_Pictographic}/u
const SELECTOR = /^[\ufe00-\ufe0f]$/
const ENDS_IN_SELECTABLE = /[\p{Emoji}\p{Symbol}\p{Script=Han}\p{Script=Myanmar}\p{Script=Phags_Pa}]$/u
const MONGOLIAN_SELECTOR = /^[\u180b-\u180f]$/
const ENDS_IN_MONGOLIAN = /\p{Script=Mongolian}$/u

/**
 * The text without hidden characters. Those that a script or a picture needs stay where they do: joiners between
 * letters of joining scripts and between pictures, one variation selector after the sign that it selects.
 */
export function visibleText(text: string): string {
  if (!HIDDEN.test(text)) return text
  return text.replace(EVERY_HIDDEN, (sign, at: number) => {
    // A pair of surrogates is the longest sign that the patterns look at, with one selector behind it.
    const before = text.slice(Math.max(0, at - 3), at)
    const after = text.slice(at + sign.length, at + sign.length + 2)
    return isNeeded(sign, before, after) ? sign : ''
  })
}

function isNeeded(sign: string, before: string, after: string): boolean {
  if (JOINERS.test(sign)) {
    if (ENDS_IN_JOINING.test(before))
      return BEGINS_JOINING.test(after) || (sign === '\u200c' && /^[\s\p{P}]/u.test(after))
    return sign === '\u200d' && ENDS_IN_PICTURE.test(before) && BEGINS_PICTURE.test(after)
  }
  if (SELECTOR.test(sign)) return ENDS_IN_SELECTABLE.test(before)
  return MONGOLIAN_SELECTOR.test(sign) && ENDS_IN_MONGOLIAN.test(before)
}
