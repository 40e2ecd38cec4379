import type { Forward } from './links-slots.ts'
import { capital } from './links-words.ts'
import { wordings } from './spread.ts'

/** What a record leads to. */
export const ROLES = wordings((f: Forward) => f.called, {
  'forward-of': f => (f.isWho ? `Who is down as the ${f.role} of ${f.r}?` : undefined),
  'forward-s': f => `${f.isWho ? "Who's" : "What's"} ${f.rs} ${f.role}?`,
  'forward-name-of': f => `What is the name of ${f.rs} ${f.role}?`,
  'forward-colon': f => `${capital(f.r)}: ${f.role}?`,
  'forward-for-r': f => `For ${f.r}, ${f.isWho ? 'who' : 'what'} is the ${f.role}?`,
  'forward-belongs': f => (f.isWho ? undefined : `${capital(f.r)} belongs to which ${f.role}?`),
  'forward-to-which': f => (f.isWho ? undefined : `To which ${f.role} does ${f.r} belong?`),
  'forward-part-of': f =>
    !/^(?:organization|team|department|project|event|show|sprint|club|class|programme|group|category|campaign|ensemble)$/.test(
      f.toOne,
    )
      ? undefined
      : `what ${f.role} is ${f.r} part of`,
  'forward-give': f => `Give me the ${f.role} for ${f.r}`,
  'forward-does-have': f => (f.isWho ? `Which ${f.role} does ${f.r} have?` : undefined),
  'forward-has-as': f => (f.isWho ? `Who does ${f.r} have as its ${f.role}?` : undefined),
  'forward-which-goes': f => `Which ${f.role} goes with ${f.r}?`,
  'forward-again': f => `${f.isWho ? 'who' : 'which'} was the ${f.role} of ${f.r} again?`,
  'forward-find-out': f => `I need to find out the ${f.role} of ${f.r}`,
})
/** A field of what a record leads to. */
export const ROLE_FIELDS = wordings((f: Forward) => f.field?.value, {
  'forward-field-of': f => f.field && `the ${f.field.f} of ${f.rs} ${f.role}`,
  'forward-field-s-s': f => f.field && `What's ${f.rs} ${f.role}'s ${f.field.f}?`,
  'forward-field-for': f => f.field && `I need the ${f.field.f} of the ${f.role} for ${f.r}`,
  'forward-field-which-has': f => f.field && `What ${f.field.f} does the ${f.role} of ${f.r} have?`,
})
