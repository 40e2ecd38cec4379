import { fragment } from '../../../../lib/patterns.ts'
import { isGathered } from '../collections.ts'
import { type Rule, rule, target } from './rule.ts'

export const MOVES: readonly Rule[] = [
  rule(`(?:hover|mouse)(?: the mouse| the pointer| your mouse)?(?: over| on| above)? (.+)`, ([, what], source) => ({
    kind: 'hover',
    target: target(what!, source),
  })),
  rule(`move (?:the |your )?(?:mouse|pointer|cursor) (?:over|to|onto|on) (.+)`, ([, what], source) => ({
    kind: 'hover',
    target: target(what!, source),
  })),
  rule(`(?:focus|put the (?:focus|cursor))(?: on| in| into)? (.+)`, ([, what], source) => ({
    kind: 'focus',
    target: target(what!, source),
  })),
  rule(
    `(?:drag|move|pull|slide)(?: and drop)? (.+?) (?:by )?(\\d+) ?(?:px|pixels?)(?: to the)? ?(left|right|up|down|upwards?|downwards?)?`,
    ([, what, amount, way], source) => {
      const far = Number(amount)
      const direction = (way ?? 'right').toLowerCase()
      const by = {
        x: direction === 'left' ? -far : direction === 'right' ? far : 0,
        y: /^up/.test(direction) ? -far : /^down/.test(direction) ? far : 0,
      }
      return { kind: 'drag', target: target(what!, source), by }
    },
  ),
  rule(
    fragment`
      (?:drag|move|drop|pull|put|place)(?: and drop)? (.+?)
      \ (?:(?:and drop (?:it|them) )?(onto|into|to|on|in|over|before|above|after|below|behind|under|on top of))
      \ (.+)
    `,
    ([said, what, where, to], source) => {
      // "put the greeting card in the basket": what is gathered there is not dragged.
      if (isGathered(/^\S+/.exec(said)![0], said.replace(/^\S+ /, ''))) return undefined
      if (/^(?:put|place)/i.test(said) && !/\b(?:card|item|row|element|block|tile|box|column)\b/i.test(said))
        return undefined
      return {
        kind: 'drag',
        target: target(what!, source),
        to: target(to!, source),
        where: /before|above|on top/i.test(where!)
          ? 'before'
          : /after|below|behind|under/i.test(where!)
            ? 'after'
            : 'into',
      }
    },
  ),
  rule(
    fragment`
      scroll(?: all the way)?(?: (?:the |this )?page)?(?: back)?(?: all the way)?(?: to)?(?: the)?
      \ (?:(?:very )?(top|bottom|end|beginning|start|footer of the page))(?: of (?:the |this )?(?:page|site))?
    `,
    ([, end]) => ({ kind: 'scroll', to: /top|beginning|start/i.test(end!) ? 'top' : 'bottom' }),
  ),
  // "scroll to the end of the terms": of what is scrolled by itself.
  rule(
    'scroll(?: all the way)?(?: back)?(?: (?:down|up))? to the (?:very )?(top|bottom|end|beginning|start) of (.+)',
    ([, end, what], source) => ({
      kind: 'scroll',
      to: /top|beginning|start/i.test(end!) ? 'top' : 'bottom',
      target: target(what!, source),
    }),
  ),
  rule(
    fragment`
      scroll(?: (?:the |this )?(?:page|window))?(?: (up|down|left|right))?
      (?: (?:by )?(?:(\d+) ?(?:px|pixels?)|a (?:bit|little|page|screen|few pixels)|more|further))?
      (?: (?:in|inside|within|on) (.+))?
    `,
    ([, direction, amount, where], source) => ({
      kind: 'scroll',
      direction: (direction?.toLowerCase() ?? 'down') as 'down',
      ...(amount && { amount: Number(amount) }),
      ...(where && !/^(?:the |this )?page$/i.test(where) && { target: target(where, source) }),
    }),
  ),
  rule(
    fragment`
      scroll(?: (?:the|this) page)?(?: (?:up|down))?
      (?: to| until you (?:see|reach|find)| (?:so that|till|until) .*?see|(?: over)? onto)? (.+?)
      (?: (?:is visible|into view|comes into view|appears))?
    `,
    ([said, what], source) => {
      if (/\buntil\b/i.test(said) && !/you (?:see|reach|find)|visible|into view|appears/i.test(said)) return undefined
      return {
        kind: 'scroll',
        to: 'into_view',
        target: target(what!.replace(/^(?:until|till) /i, '').replace(/ (?:in|into) view$/i, ''), source),
      }
    },
  ),
]
