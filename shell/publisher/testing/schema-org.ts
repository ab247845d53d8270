import { readFile } from 'node:fs/promises';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import jsonld from 'jsonld';

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#';

/** The published vocabulary of schema.org in the JSON-LD form that the validator expects. */
async function readVocabulary(): Promise<object> {
  const file = new URL(import.meta.resolve('@vocabulary/schema/schema.nq'));
  const statements = (await readFile(file, 'utf8'))
    .split('\n')
    .filter((line) => [`<${rdf}type>`, `<${rdfs}subClassOf>`, '/domainIncludes>'].some((term) => line.includes(term)))
    .map((line) => line.replace(/<[^<>]*> \.$/, '.'));
  const nodes = await jsonld.fromRDF(statements.join('\n') as unknown as object, { format: 'application/n-quads' });
  return jsonld.compact(nodes, { schema: 'http://schema.org/', rdf, rdfs });
}

const validator = new Validator(await readVocabulary());

/** Returns what is wrong with a document's structured data by schema.org's vocabulary and Google's requirements. */
export async function structuredDataIssues(html: string): Promise<string[]> {
  const issues = await validator.validate(new WebAutoExtractor({}).parse(html));
  return issues.map(({ rootType, severity, issueMessage }) => `${severity} in ${rootType}: ${issueMessage}`);
}
