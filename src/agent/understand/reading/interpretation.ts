import type { AppModel } from '../entity-model/catalogue-model.ts'
import type { Chunk } from '../chunks/chunk.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { Query } from './query.ts'
import type { Decision } from '../choice/search-readings.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { WriteIndex } from '../writes/write-index.ts'

/** What one application makes of a message. */
export interface Interpretation {
  app: string
  query?: Query
  /** Higher explains more of the message. */
  score: number
  /** Words that nothing explains. */
  unknown: string[]
  notes: string[]
  /** Words that were passed over though they may say more. */
  doubts: string[]
  /** Lowest certainty of a corrected spelling or a near name. */
  certainty: number
  chunks: Chunk[]
  /** The message that they are of. */
  text: string
  /** Where it could have been read otherwise. */
  decisions: Decision[]
  /** It is about what was answered before. */
  goesOn?: true
  /** Whoever asks calls them theirs, and nobody knows who that is. */
  own?: Own
}

/** Records that the person who asks calls their own; `isOne`: one of them is meant, and nothing says which. */
export interface Own {
  app: string
  noun: string
  isOne: boolean
}

/** An application with what is known of its words and data. */
export interface AppKnowledge {
  model: AppModel
  dictionary: Dictionary
  vocabularies: Vocabulary[]
  /** Another number as soon as anything else is known of the application: the same message may be read otherwise then. */
  revision: number
  /** What can be changed there. */
  writes: WriteIndex
  /** Another application has a part that is "mine": here the word would be left out in silence. */
  ownElsewhere?: boolean
  /** Words that name other applications, and not this one (as stems). */
  otherApps?: ReadonlySet<string>
  /** Nouns of the kinds of record that only other applications have (in the singular). */
  otherKinds?: ReadonlySet<string>
}
