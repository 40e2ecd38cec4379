import { wordsIn } from '../../ground/match-text.ts'

/** Little words, question words, and verbs and adverbs without a content of their own (closed classes of English). */
const LITTLE = new Set(
  'a an the of in on at to for from by with and or is are was were be been am do does did has have had got get it its this that these those there i you we they he she me him her us them what whats which who whom whose when where why how much many tell show give say says please as per than not no any all each every one ones they my your our their his can could will would should about into over under here now still also row column table list page after before up down out off so s let know want like need'.split(
    ' ',
  ),
)

/** The words of a question or label that say what it is about. */
export const contentWords = (text: string): string[] => wordsIn(text).filter(word => !LITTLE.has(word))

/** Phrases that only say that the page is meant. */
const ON_PAGE =
  /\s*\b(?:on|in|from|of|at) (?:this|the|that) (?:web ?)?(?:page|site|website|screen|table|list)\b|\s*\b(?:listed|shown|displayed)? ?\bhere\b/gi

/** A question without courtesies and without what only says that the page is meant. */
export const plainQuestion = (text: string): string =>
  text
    .replace(
      /^\s*(?:please|(?:can|could|would) you(?: please)?|(?:please )?tell me|i(?: would|'d) like to know|do you know)\s+/i,
      '',
    )
    .replace(/\bwhats\b/gi, "what's")
    .replace(ON_PAGE, '')
    .replace(/[,\s]+and (?:what|how much|how many|who|when|where)\b[^?]*\b(?:it|its|they|their|them)\b[^?]*/i, '')
    .replace(/[,\s]+(?:please|thanks|thank you)\s*(?=[?.!]*$)/i, '')
    .trim()
