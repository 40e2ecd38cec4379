import type { Entity } from './catalogue-model.ts'

/** Whether a call of the service gives all records of a kind. */
export const canBeListed = ({ sources }: Entity): boolean => sources.some(source => source.complete)

/** Whether records are a kind of their own, no parts of others and none that only relate others, all of which a call gives. */
export const isListedKind = (entity: Entity): boolean => !entity.hidden && !entity.inside && canBeListed(entity)
