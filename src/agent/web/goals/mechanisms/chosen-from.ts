import { pattern } from '../../../../lib/patterns.ts'

/** The control that is chosen from, behind what is chosen. */
export const FROM = pattern('i')`
  \s+(?:from|in|on|of|using|with|via|within|under|out of|as)\s+
  (
    (?:the |a |an |your |this )?(?:[^,]*?\s)?(?:
      list|dropdown|drop-?down|menu|listbox|box|picker|calendar|selector|options?|checkboxes|choices
      |suggestions?|proposals|results|items|field|slider|spinner|form|table|select|widget|group|planner|diary
    )(?:\s.*)?
  )$
`
