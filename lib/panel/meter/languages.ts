// Portals of other countries have headings in their own languages: German, Dutch, French, Spanish.

const words: readonly (readonly [english: string, pattern: RegExp])[] = [
  ['date', /\b(datum|fecha|horodate)\b/g],
  ['time', /\b(uhrzeit|zeit|zeitpunkt|zeitstempel|tijd|tijdstip|heure|hora)\b/g],
  ['start', /^(von|van|beginn|debut|desde|inicio)\b|\b(beginn|von)$/g],
  ['end', /^(bis|tot|ende|fin|hasta)\b|\b(ende|bis)$/g],
  ['meter reading', /z(a|ae)hlerstand|\bmeterstand\b|\blectura\b/g],
  ['meter', /\b(z(a|ae)hler(nummer)?|zahlpunkt|compteur|contador|cups|ean( code)?)\b/g],
  [' generation', /erzeugung|produktion|\b(opwek(king)?|opbrengst|produccion|generacion)\b/g],
  [
    ' feed-in',
    /r(u|ue)cklieferung|einspeisung|\b(terug(ge)?levering|terug(ge)?leverd|injectie|vertid[oa]s?|vertimiento|excedentes?)\b/g,
  ],
  [' consumption', /verbrauch|bezug\b|\b(verbruik|afname|consommation|soutirage|consumo)\b/g],
  ['power', /\b(leistung|vermogen|puissance|potencia)\b/g],
  ['energy', /\b(energie|energia)\b/g],
  ['electricity', /\b(strom|stroom|elektriciteit|electricite|electricidad)\b/g],
  ['gas', /\b(erdgas|aardgas)\b/g],
  ['water', /\b(wasser|eau|agua)\b/g],
  ['unit', /\b(einheit|eenheid|unite|unidad)\b/g],
  ['value', /\b(wert|waarde|valeur|valor)\b/g],
  ['off-peak', /\b(heures creuses|valle|niedertarif)\b/g],
  ['peak', /\b(heures pleines|punta|hochtarif)\b/g],
  ['night', /\b(nacht|nuit)\b/g],
  ['day', /\b(dag|jour)\b/g],
]

/** Most headings are English. */
const anyWord = new RegExp(words.map(([, { source }]) => source).join('|'))

/** Lower-case words of a heading or a label, with the foreign ones in English. */
export function inEnglish(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '')
  if (!anyWord.test(plain)) return text
  return words.reduce((found, [english, pattern]) => found.replaceAll(pattern, english), plain).trim()
}
