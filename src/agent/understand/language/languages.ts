/** Languages with a code of two letters (ISO 639-1) by their English names in CLDR, of one word each, in small letters. */
const NAMES: ReadonlySet<string> = new Set(
  (
    'abkhazian afar afrikaans akan albanian amharic arabic aragonese armenian assamese avaric avestan aymara ' +
    'azerbaijani bambara bangla bashkir basque belarusian bhojpuri bislama bosnian breton bulgarian burmese ' +
    'cantonese catalan chamorro chechen chinese chuvash cornish corsican cree croatian czech danish divehi dutch ' +
    'dzongkha english esperanto estonian ewe faroese farsi fijian filipino finnish french fula galician ganda ' +
    'georgian german greek guarani gujarati hausa hebrew herero hindi hungarian icelandic ido igbo indonesian ' +
    'interlingua interlingue inuktitut inupiaq irish italian japanese javanese kalaallisut kannada kanuri ' +
    'kashmiri kazakh khmer kikuyu kinyarwanda komi kongo korean kuanyama kurdish kyrgyz lao latin latvian ' +
    'limburgish lingala lithuanian luba-katanga luxembourgish macedonian malagasy malay malayalam maltese ' +
    'mandarin manx marathi marshallese mongolian māori nauru navajo ndonga nepali norwegian nyanja occitan odia ' +
    'ojibwa oromo ossetic pali pashto persian polish portuguese punjabi quechua romanian romansh rundi russian ' +
    'samoan sango sanskrit sardinian serbian shona sindhi sinhala slovak slovenian somali spanish sundanese ' +
    'swahili swati swedish tahitian tajik tamil tatar telugu thai tibetan tigrinya tongan tsonga tswana turkish ' +
    'turkmen ukrainian urdu uyghur uzbek venda vietnamese volapük walloon welsh wolof xhosa yiddish yoruba zhuang ' +
    'zulu'
  ).split(' '),
)

/** Whether a word in small letters is the name of a language. */
export const isLanguage = (word: string): boolean => NAMES.has(word)
