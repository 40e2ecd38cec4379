import type { Field } from './catalogue-model.ts'

const FIGURES: ReadonlySet<Field['role']> = new Set(['money', 'number', 'percent'])

/** Whether a field holds a figure: something to add up, to rank by and to hold a number against. */
export const isFigure = ({ role }: Field): boolean => FIGURES.has(role)
