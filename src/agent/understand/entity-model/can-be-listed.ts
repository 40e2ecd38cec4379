import type { Entity } from './catalogue-model.ts'

/** Whether a call of the service gives all records of a kind. */
export const canBeListed = ({ sources }: Entity): boolean => sources.some(source => source.complete)
