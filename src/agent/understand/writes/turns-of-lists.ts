import { pattern } from '../../../lib/patterns.ts'

/** What somebody or something gets or loses, one of several: what comes with it, what it is signed up for, a tag, an entry of a list. */
export const TURNS_OF_LISTS: readonly [RegExp, string][] = [
  // "add breakfast to booking R-12": it comes with it, too.
  [
    /^(?:add|include) (?:the )?(\p{Ll}+(?: \p{Ll}+)?) (?:to|in|for) (\S*(?: \S+)*?\S*[\d\p{Lu}]\S*)$/u,
    'turn on the $1 for $2',
  ],
  // "sign Ann Lee up for the newsletter", "opt her out of it": what somebody gets from now on, or no longer.
  [/^(?:sign|opt|put|enter) (\S.*?) (?:up|in|down) (?:for|to) ((?:the|our) \S.*)$/iu, 'turn on $2 for $1'],
  [/^(?:sign|opt|take) (\S.*?) (?:out of|out from|off|off of) ((?:the|our) \S.*)$/iu, 'turn off $2 for $1'],
  [/^(?:unsubscribe|deregister) (\S.*?) from ((?:the|our) \S.*)$/iu, 'turn off $2 for $1'],
  [/^(?:subscribe) (\S.*?) to ((?:the|our) \S.*)$/iu, 'turn on $2 for $1'],
  [/^(?:tag|label) (\S.*?) (?:with|as) (\S.*)$/iu, 'add the tag $2 to $1'],
  // "remove the red tag from lamp 7", "add Welsh to Ann's languages": one of those in a list that is called so.
  [
    pattern('u')`
      ^(add|remove|delete|drop|take|strip)\ (?:the\ )?
      (?!(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|another|more|some)\b|[$€£]?\d)(\S+(?:\ \S+)?)\ (\p{Ll}+)
      \ (from|to|off|out\ of)\ (\S.*)$
    `,
    '$1 the $3 $2 $4 $5',
  ],
  [
    /^(?:remove|delete|drop|take|strip|strike) (?![$€£]?\d)(\S+(?: \S+)?) (?:from|off|out of) (\S.*?)['’]s? (\p{Ll}+)$/u,
    'remove the $3 $1 from $2',
  ],
  [
    /^(?:remove|delete|drop|take|strip|strike) (?![$€£]?\d)(\S+(?: \S+)?) (?:from|off|out of) the (\p{Ll}+) (?:of|on|for) (\S.*)$/u,
    'remove the $2 $1 from $3',
  ],
  [/^(?:take|strike|cross|remove) (\S.*?) off (?:the |our |my )?list of (?:the |our )?(\S.*)$/iu, 'delete $2 $1'],
]
