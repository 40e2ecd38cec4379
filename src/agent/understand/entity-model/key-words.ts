/** What a key is called besides the role of the record that it names: "id" of `home_depot_id`. */
const KEY_WORDS = /^(?:id|ids|key|ref|code|number|no|name|email|login|username|handle|slug|sku|isbn)$/

/** Whether a word of a key only says that it is one. */
export const isKeyWord = (word: string): boolean => KEY_WORDS.test(word)
