/** The one of a list that has no more than one; of several none is chosen. */
export const onlyOne = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)
