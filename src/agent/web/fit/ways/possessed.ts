import { pattern } from '../../../../lib/patterns.ts'
import { restore } from '../../read/literals.ts'
import type { Fitter } from '../fitter.ts'
import type { Named } from '../page-names.ts'
import { setTo, type Fit, type Said } from '../pieces.ts'

/** What one has, and its code: "I've got a voucher: AB12", "my discount code is AB12". */
const HAS = pattern('iu')`
  ^(?:
    (?:i|we)(?:['’]ve(?: got)?| have(?: got)?) (?:an? |this |the )?([\p{L} -]{3,40}?)(?: code)?
    |(?:my|our|the) ([\p{L} -]{3,30}? code)
  )(?: (?:is|called|with the code|number))?(?:\s*[:,]\s*|\s+)(\S+)$
`
/** How the one button beside such a field is called that makes it count. */
const APPLIES = /^\W*(?:apply|redeem|use|add|ok|go|activate)\W*$/i

/** What one says to have is put into the one field for it, and made to count by the one button right beside. */
export function possessed(fitter: Fitter, at: number, said: Said): Fit[] {
  if (at !== 0) return []
  const text = restore(fitter.source.text, fitter.source).replace(/[\s.!]+$/, '')
  const [, thing, code, value] = HAS.exec(text) ?? []
  if (value === undefined || !/\d/.test(value)) return []
  const length = fitter.tokens.length
  const words = (thing ?? code)!.split(/\s+/).length
  for (let from = 0; from < length; from++) {
    const found = fitter.spanned(from, Math.min(length, from + words), ['field'], said.scope)
    const button = found && applying(fitter, found.named)
    if (!found || !button) continue
    const press = { kind: 'press' as const, of: button, called: button.names[0] ?? '' }
    return fitter.goOn(length, said, 0.04, setTo(found.named, value, { quoted: true }), press)
  }
  return []
}

/** The only button of the nearest part of the page that has the field and any button. */
function applying({ names: { page, named } }: Fitter, { node }: Named): Named | undefined {
  for (const above of page.ancestors(node).slice(0, 3)) {
    const inside = named.filter(one => one.kind === 'button' && one.within.has(above.ref))
    if (!inside.length) continue
    const fields = named.filter(one => one.kind === 'field' && one.within.has(above.ref))
    return inside.length === 1 && fields.length === 1 && APPLIES.test(inside[0]!.names[0] ?? '') ? inside[0] : undefined
  }
  return undefined
}
