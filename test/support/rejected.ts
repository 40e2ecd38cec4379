/** The error that a promise is rejected with; fails when it is not. */
export async function rejected(promise: Promise<unknown>): Promise<Error & { code?: string }> {
  try {
    await promise
  } catch (error) {
    return error as Error
  }
  throw new Error('It was not rejected')
}
