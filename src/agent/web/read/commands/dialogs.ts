import { fragment } from '../../../../lib/patterns.ts'
import { MARK, restore } from '../literals.ts'
import { readText } from '../value.ts'
import { type Rule, rule, target, D } from './rule.ts'

export const DIALOGS: readonly Rule[] = [
  rule(
    fragment`
      (
        accept|confirm|ok|agree to|dismiss|cancel|close|reject|decline|answer|click ok (?:in|on)
        |press ok (?:in|on)|say yes to|say no to
      ) ${D}(?:javascript |browser |native |js |next |confirmation |open )*(?:alert|confirm|prompt)
      (?: dialog| box| message| window| popup)?
      (?: (?:with|by (?:typing|entering)|and (?:type|enter)|using) (?:the text )?(.+))?
    `,
    ([, verb, text], source) => ({
      kind: 'dialog',
      action: /dismiss|cancel|reject|decline|no to/i.test(verb!) ? 'dismiss' : 'accept',
      ...(text && { text: restore(text, source) }),
    }),
  ),
  // "answer the dialog with Cancel": of the browser, or drawn by the page, whose control is called so.
  rule(
    fragment`
      (?:answer|reply to|respond to) ${D}(?:\S+ ){0,2}?(?:dialog(?: box)?|pop-?up|prompt|message box)
      \ (?:with|by (?:clicking|pressing|choosing)) ${D}(.+?)(?: button)?
    `,
    ([, answer], source) => {
      const text = restore(answer!, source)
      return {
        kind: 'dialog',
        action: /^(?:cancel|no|dismiss|decline|reject|close)\b/i.test(text) ? 'dismiss' : 'accept',
        text,
      }
    },
  ),
  // "close the dialog with No thanks": the control is said.
  rule(
    fragment`
      (?:accept|close|dismiss|hide|reject|decline|get rid of) ${D}(?:\S+ ){0,4}?
      (?:dialog(?: box)?|pop-?up|banner|modal|overlay|notice|message|window)
      \ (?:with|by (?:clicking|pressing|tapping|choosing)|using|via)
      \ (?!(?:the )?(?:title|text|heading|name)\b)${D}(.+?)(?: button)?
    `,
    ([, control], source) => ({ kind: 'click', target: target(control!, source) }),
  ),
  rule(`(accept|close|dismiss|hide|reject|decline) (it|this|that|them)(?: away| again)?`, ([, verb, what], source) => ({
    kind: 'dismiss',
    target: target(what!, source),
    ...(/accept/i.test(verb!) ? { accept: true } : /reject|decline/i.test(verb!) ? { accept: false } : {}),
  })),
  // "allow only the necessary ones": consent to no more than what has to be.
  rule(
    fragment`
      (?:accept|allow|take|choose|keep|use|agree to|permit|click|select)(?: only| just)? ${D}(?:only |just )?
      (?:strictly |absolutely )?(?:necessary|essential|required|needed|mandatory|functional|technical)
      (?: cookies?| ones?| only)*
    `,
    ([said]) => ({
      kind: 'dismiss',
      target: { said, name: 'cookies', otherNames: ['privacy', 'consent'] },
      accept: false,
    }),
  ),
  rule(
    fragment`
      (
        accept|agree to|allow|reject|decline|refuse|deny|close|dismiss|hide|get rid of|close away|clear away
        |acknowledge
      ) ${D}(?:all )?(?:of )?${D}(
        (?:\S+ ){0,3}(?:
          cookies?
          |cookie (?:banner|notice|consent|pop-?up|dialog|message)
          |banner|notice|pop-?up|modal|dialog(?: box)?|overlay|notification|message|consent|toast|alert
          |newsletter|window
        )
      )
    `,
    ([, verb, what], source) => {
      const accept = /accept|agree|allow|acknowledge/i.test(verb!)
      return {
        kind: 'dismiss',
        target: target(`the ${what}`, source),
        ...(accept ? { accept: true } : /reject|decline|refuse|deny/i.test(verb!) ? { accept: false } : {}),
      }
    },
  ),
]

/** "x7kq and stay logged in": a password ends before what else is asked for. */
const goesOn = (password: string): boolean =>
  new RegExp(`^(?:${MARK}|\\S+),? (?:and|but|then) \\S`, 'iu').test(password)

/** What stands before the last "and" has the password already: behind it is something else. */
const SAYS_PASSWORD = /\b(?:pass ?word|pass ?phrase|pin)\b/i

const LOGIN_END = '(?:log ?-?in|sign ?-?in|logon|log on)'
export const LOGIN: readonly Rule[] = [
  rule(
    fragment`
      ${LOGIN_END}(?: (?:to|at|on|into) .+?)?(?: as ${D}(?:user )?(.+?))?
      (?:,? (?:with|using|and) ${D}(?:pass ?word|pass ?phrase|pin)(?: is| of| =|:)? (.+?))
    `,
    ([, user, password], source) =>
      goesOn(password!)
        ? undefined
        : {
            kind: 'login',
            ...(user && { user: readText(user, source) }),
            password: readText(password!, source, true),
          },
  ),
  rule(
    fragment`
      ${LOGIN_END}(?: (?:to|at|on|into) .+?)? (?:with|using|as) ${D}(?:credentials )?
      (?:(?:user ?name|user|e-?mail(?: address)?|login|account)(?: is| of| =|:)? )?(.+?)(?:,? and|,|/|:) ?${D}
      (?:(?:pass ?word|pin)(?: is| of| =|:)? )?(.+)
    `,
    ([, user, password], source) =>
      goesOn(password!) || SAYS_PASSWORD.test(user!)
        ? undefined
        : { kind: 'login', user: readText(user!, source), password: readText(password!, source, true) },
  ),
  rule(`${LOGIN_END} as ${D}(?:user )?(\\S+|${MARK})`, ([, user], source) => ({
    kind: 'login',
    user: readText(user!, source),
  })),
]

/** The answer to a prompt of the page. */
export const ANSWERS: readonly Rule[] = [
  rule(
    fragment`
      (?:answer|reply|respond)(?! to (?!it\b|(?:the |this |that )?(?:question|prompt|dialog)))
      (?! (?:the|that|this|\S+'s) (?:\S+ )?(?:e-?mail|mail|message(?! box)|letter|post|comment)\b)
      (?: (?:it|to it|the question|the prompt))?(?: with| by saying|:)? (?:the text )?(.+)
    `,
    ([, text], source) => {
      const said = restore(text!, source)
      if (/^(?:yes|ok|okay)$/i.test(said)) return { kind: 'dialog', action: 'accept' }
      if (/^(?:no|cancel)$/i.test(said)) return { kind: 'dialog', action: 'dismiss' }
      return { kind: 'dialog', action: 'accept', text: said }
    },
  ),
]
