/** Tables of irregular forms that the model of English loads; they have no types of their own. */
declare module 'wink-eng-lite-web-model/dist/read-core-model.js'
declare module 'wink-eng-lite-web-model/dist/wn-noun-exceptions.js'
declare module 'wink-eng-lite-web-model/dist/wn-verb-exceptions.js'
