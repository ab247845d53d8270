import { successStory } from '@portal/contracts/success-story.content';
import { drawCover } from './cover.ts';
import { drawInstallationDay } from './installation-day.ts';
import { drawInstalled } from './installed.ts';
import { drawRepeat } from './repeat.ts';
import { drawResults } from './results.ts';
import { Sheet } from './sheet.ts';
import { drawSituation } from './situation.ts';

/** Who signs the document. */
export interface Publisher {
  name: string;
  phone: string;
  email: string;
}

/** The success story as the tagged PDF that visitors download. */
export function renderSuccessStory(publisher: Publisher): Promise<Buffer> {
  const story = successStory;
  const sheet = new Sheet({
    title: `${story.title}: ${story.subtitle}`,
    author: publisher.name,
    subject: `Case study by ${publisher.name}`,
  });
  const foot = `${publisher.name}  ·  ${story.title}`;

  sheet.page('ink', `${publisher.name}  ·  ${publisher.phone}`, () => drawCover(sheet, story, publisher));
  sheet.page('paper', foot, () => drawSituation(sheet, story));
  sheet.page('paper', foot, () => drawInstalled(sheet, story));
  sheet.page('paper', foot, () => drawInstallationDay(sheet, story));
  sheet.page('paper', foot, () => drawResults(sheet, story));
  sheet.page('paper', foot, () => drawRepeat(sheet, story, publisher));
  return sheet.finish();
}
