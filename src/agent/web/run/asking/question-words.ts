import { pattern, wordList } from '../../../../lib/patterns.ts'
import { wordsIn } from '../../ground/match-text.ts'
import { startsCommand } from '../../read/verbs.ts'

/** Little words, question words, and verbs and adverbs without a content of their own (closed classes of English). */
const LITTLE = new Set(
  wordList`
    a an the of in on at to for from by with and or is are was were be been am do does did has have had got get it
    its this that these those there i you we they he she me him her us them what whats which who whom whose when
    where why how much many tell show give say says please as per than not no any all each every one ones they my
    your our their his can could will would should about into over under here now still also row column table list
    page after before up down out off so s let know want like need along
  `,
)

/** The words of a question or label that say what it is about. */
export const contentWords = (text: string): string[] => wordsIn(text).filter(word => !LITTLE.has(word))

/** Phrases that only say that the page is meant. */
const ON_PAGE = pattern('gi')`
  \s*\b(?:on|in|from|of|at) (?:this|the|that) (?:web ?)?(?:page|site|website|screen|table|list)\b
  |\s*\b(?:listed|shown|displayed)? ?\bhere\b
`

/** How questions begin. */
const ASKING = pattern('i')`
  ^\s*(?:(?:and|so|but|also|then|please),? )*(?:
    who|whom|whose|what|what's|which|when|where|why|how|since when|is|are|was|were|am|do(?!\ an?\ [^?]*$)|does|did|has|have|had
    |can|could|may|might|must|should|shall|will|would|in which|on which|at which|for how
    |tell me (?:what|who|when|where|how|if|whether)
  )\b
`
/** What is asked for with an imperative. */
const READS = /^\s*(?:please )?(?:list|show|give|tell|name|read|count|find|get|extract|return)\b/i
/** What people say of themselves asks for nothing that is read. */
const STATEMENT = /^\s*(?:i|we|i'm|we're|i'd|we'd|i've|we've)\b/i

/** Whether a message asks: by its first word or its sign. */
export const isQuestion = (text: string): boolean => ASKING.test(text) || /\?\s*$/.test(text)

/** Whether a message may ask, though it has no form of a question ("average salary", "opening hours on Sunday"). */
export const mayAsk = (text: string): boolean =>
  isQuestion(text) || READS.test(text) || !(STATEMENT.test(text) || startsCommand(text))

/** A question without courtesies and without what only says that the page is meant. */
export const plainQuestion = (text: string): string =>
  text
    .replace(
      /^\s*(?:please|(?:can|could|would) you(?: please)?|(?:please )?tell me|i(?: would|'d) like to know|do you know)\s+/i,
      '',
    )
    .replace(/\bwhats\b/gi, "what's")
    // "which one gets me there quickest": what all of them do tells none of them.
    .replace(
      /^(\W*which(?: one| of (?:them|these))?) (?:gets?|takes?|brings?) (?:me|us|you)(?: (?:there|home|back))?(?: the)? (?=\p{L}+est\W*$)/iu,
      '$1 is the ',
    )
    // What is not paid for is free.
    .replace(/\bwithout (?:paying|having to pay|(?:a|any) (?:charge|fee|cost)s?|charge)\b/gi, 'free of charge')
    // "what is the ferry called?" asks for its name.
    .replace(/^(\W*what)(?:'s|’s| is| are) (.+?) called(?=\W*$)/i, '$1 is the name of $2')
    // What something is now is what it is: "which tariff is set?"
    .replace(
      /^(\W*(?:which|what) \p{L}+(?: \p{L}+)?) is (?:installed|set|used|in use|running|configured|chosen|selected)(?=\W*$)/iu,
      '$1 is it',
    )
    .replace(ON_PAGE, '')
    .replace(/[,\s]+and (?:what|how much|how many|who|when|where)\b[^?]*\b(?:it|its|they|their|them)\b[^?]*/i, '')
    .replace(/[,\s]+(?:please|thanks|thank you)\s*(?=[?.!]*$)/i, '')
    .trim()
