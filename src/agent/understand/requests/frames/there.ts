/** "there" as a place that was named: at the end of what is asked, and in no "how many are there". */
export const THERE = /(?<!\b(?:is|are|was|were|be|been) )\b(?:over |up |down )?there(?: again| now)?(?=\W*$|,)/iu

/** The same at the end of a request, also of those that are counted: "how many are there there". */
const THERE_LAST = /(?<!\b(?:is|are|was|were|be|been|out|up|over)\s)\b(?:over )?there(?=\W*$)/iu
/** A place that is named behind its preposition, or the one thing that is named at all. */
const PLACE = /\b(?<at>at|in) (?<place>(?:the )?\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:of|and|the|&) )?\p{Lu}[\p{L}\d'’&-]*)*)/gu
const NAMED = /(?<=\p{L} (?:the )?)(?!I\b)\p{Lu}[\p{L}\d'’&-]*(?: (?:(?:of|and|the|&) )?\p{Lu}[\p{L}\d'’&-]*)*/gu

function placeIn(request: string): string | undefined {
  const last = [...request.matchAll(PLACE)].at(-1)
  if (last) return last[0]
  const [name, ...more] = request.match(NAMED) ?? []
  return name && !more.length ? `at ${name}` : undefined
}

/** "how many work at the Mill", "how many are ill there": several requests of a message, with the place that an earlier one named. */
export function withPlaces(requests: readonly string[]): string[] {
  const said: string[] = []
  for (const request of requests) {
    const place = THERE_LAST.test(request) ? placeIn(said.at(-1) ?? '') : undefined
    said.push(place ? request.replace(THERE_LAST, () => place) : request)
  }
  return said
}
