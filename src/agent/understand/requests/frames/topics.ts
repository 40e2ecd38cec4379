import { pattern } from '../../../../lib/patterns.ts'
import { replaceIn } from '../../../../lib/prefilter/may-match.ts'

/** How a topic is put before what is asked about it (closed class; Quirk et al. 1985, § 9.57 "respect"). */
const TOPIC = pattern('i')`
  ^(\W*(?:(?:and|so|but|ok|okay|now|well)\W+)*)(?:
    regarding|concerning|about|as to|as regards
    |with (?:regards?|respect|reference) to
    |in (?:regard|respect|relation) (?:to|of)
    |when it comes to|when (?:we|you) look at
    |if (?:we|you) (?:talk|speak|think) (?:about|of)
    |(?:speaking|talking|thinking) (?:about|of)
    |on the (?:subject|topic|matter|question) of
    |looking at|(?:turning|moving on|coming) to
  ) ([^,:;?]{2,50}?)\s*(?:[,:;–—]|\s-)\s+(?=\S)
`

/** One marker of a topic instead of all of them. */
export const sayTopic = (text: string): string => replaceIn(text, TOPIC, '$1as for $2, ').replace(OF_ALL, 'of all $1, ')

/** "out of all the boats we have, which one …": which of all. */
const OF_ALL = pattern('i')`
  ^\W*out of (?:all )?(?:of )?(?:the |our |my |these |those )?([a-zà-ž]+(?: [a-zà-ž]+)?s)
  (?:
    \ (?:(?:that )?(?:we|you|they) (?:have|know|sell|own|run|offer)|there are|in the (?:system|database|list))
  )?\s*[,:]\s+(?=\S)
`
