/** The item at the place that an ordinal names (as `readOrdinal` gives it): counted from 1, or from the end below 0. */
export const pickNth = <T>(items: readonly T[], ordinal: number): T | undefined =>
  items.at(ordinal > 0 ? ordinal - 1 : ordinal)
