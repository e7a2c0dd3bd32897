/** English breaks between the parts that a word is made of: before an ending, with three letters or more on either side. */
const ENDINGS =
  "ing|ism|ment|ness|ship|ture|sures?|time|mill|duct|lith|crete|mid|bet|dar|iot|atre|ary|ened|racy|omy|ophy|matics|mance|craft|cotta|guage|works?|graphy|logy|metry|ality|isation|ization|pithecus|derthalensis|thalensis|[bcdfglmnprtv]ation|[bcdfglmnprtv]ition|ction|stion";
export default new RegExp(`(?<=\\p{L}{3})(?=(?:${ENDINGS})$)`, "giu");
