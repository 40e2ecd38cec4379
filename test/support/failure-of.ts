/** What a promise was rejected with; undefined when it was not. */
export const failureOf = (work: Promise<unknown>): Promise<(Error & { code?: string; status?: number }) | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => error as Error,
  )
