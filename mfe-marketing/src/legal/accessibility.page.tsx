import { shownValue } from '@portal/contracts/client-statement';
import { answersInSpanish } from '@portal/contracts/client-statements';
import { useSite } from '@portal/platform';
import { TextLink } from '@portal/ui/link';
import { spanishPaths } from '../spanish/spanish-paths.ts';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import { LegalPage } from './legal-page.tsx';

/** Change it together with the text. */
const updated = '2026-11-29';

export function Component() {
  const site = useSite();
  const { company, videoUrl } = site;

  return (
    <LegalPage
      path="/accessibility"
      title="Accessibility Statement"
      description={`How accessible the website of ${company} is: the standard we work to, what was tested and how, what we know is missing, and how to tell us.`}
      lead="Everyone should be able to read this website and to reach us through it. This page says how far we are."
      updated={updated}
      sections={[
        {
          id: 'target',
          title: 'What we aim for',
          content: (
            <p>
              Our target is level AA of the Web Content Accessibility Guidelines (
              <TextLink to="https://www.w3.org/TR/WCAG22/">WCAG 2.2</TextLink>). We have checked the site against it
              ourselves. It has not been audited or certified by another organization.
            </p>
          ),
        },
        {
          id: 'tested',
          title: 'What was tested',
          content: (
            <>
              <p>The automated tests of this website run in the browser Chromium and check:</p>
              <ul>
                <li>
                  <strong>Automated rules.</strong> axe-core checks every page, and open menus, dialogs and forms with
                  errors, at the size of a phone and of a desktop screen.
                </li>
                <li>
                  <strong>Keyboard.</strong> The skip link, the menu, both forms, the dialog, flip cards and questions
                  work without a mouse, with a visible focus.
                </li>
                <li>
                  <strong>Small screens and zoom.</strong> Every page fits a width of 320 pixels, which equals 400%
                  zoom, and 640 pixels, which equals 200%. No text is cut off, and nothing scrolls sideways.
                </li>
                <li>
                  <strong>Motion and colors.</strong> If your system asks for reduced motion, animations stop. Moving
                  strips have a pause button. Buttons and fields keep their borders with forced colors.
                </li>
                <li>
                  <strong>Without scripts.</strong> All pages can be read and both forms can be sent with JavaScript
                  turned off.
                </li>
              </ul>
            </>
          ),
        },
        {
          id: 'limits',
          title: 'Known limits',
          content: (
            <ul>
              <li>
                The site has not been tested by people who use screen readers, voice control or other assistive
                technology every day. Automated rules find only part of the problems.
              </li>
              <li>
                Each drawing has a description of what it shows, and small decorative ones are hidden. What matters in a
                drawing is also in the text beside it, but fine labels inside it are not read aloud.
              </li>
              <li>
                The case study is a tagged PDF with headings, lists and described figures. We have not tested it with a
                screen reader.
              </li>
              {videoUrl && (
                <li>
                  The video on the home page runs in the player of {new URL(videoUrl).host}. We cannot change its
                  controls, and its captions may be missing or automatic. We will gladly tell you what it shows.
                </li>
              )}
              {shownValue(answersInSpanish, site) ? (
                <li>
                  {spanishPaths.length} pages are in <TextLink to="/es">Spanish</TextLink>. All others, this statement
                  among them, are in English only.
                </li>
              ) : (
                <li>The site is in English only.</li>
              )}
            </ul>
          ),
        },
        {
          id: 'report',
          title: 'Tell us about a problem',
          content: (
            <>
              <p>
                Call <PhoneLink />, write to <EmailLink /> or use the <TextLink to="/contact">contact form</TextLink>.
                It helps to know the page, what you wanted to do, and the browser and assistive technology that you use.
              </p>
              <p>
                You can also get anything that this site offers in another way: we answer questions by phone, take
                requests without the form, and can send you the case study or its text by email.
              </p>
            </>
          ),
        },
      ]}
    />
  );
}
