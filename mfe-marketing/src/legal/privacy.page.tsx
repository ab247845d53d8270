import { cityLine } from '@portal/contracts/site';
import { useSite } from '@portal/platform';
import { TextLink } from '@portal/ui/link';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import { LegalPage } from './legal-page.tsx';
import { PageViews } from './page-views.tsx';
import { RetentionTable } from './retention-table.tsx';

/** Change it together with the text. */
const updated = '2026-11-27';

export function Component() {
  const site = useSite();
  const { company, videoUrl, analytics } = site;

  return (
    <LegalPage
      path="/privacy"
      title="Privacy Policy"
      description={`What the website of ${company} stores about you, who reads it, how long it is kept, and how to get a copy or have it erased.`}
      lead={`What ${company} learns about you on this website, how long we keep it, and how you get it back or have it erased.`}
      updated={updated}
      sections={[
        {
          id: 'summary',
          title: 'In short',
          content: (
            <ul>
              <li>You can read every page without telling us who you are.</li>
              <li>
                We learn your name and email address when you send one of our two forms, or when you call or write.
              </li>
              <li>{countingInShort[analytics.provider ?? 'none']}</li>
              <li>There is no advertising on this site, and nothing is passed to advertisers.</li>
              <li>You can ask for a copy of what we have about you, or ask us to erase it.</li>
            </ul>
          ),
        },
        { id: 'forms', title: 'What the forms store', content: <Forms /> },
        { id: 'readers', title: 'Who reads it', content: <Readers /> },
        { id: 'cookies', title: 'Cookies and storage on your device', content: <Cookies /> },
        { id: 'analytics', title: 'Counting page views', content: <PageViews /> },
        { id: 'field-reports', title: 'Failures and speed of pages', content: <FieldReports /> },
        { id: 'other-companies', title: 'Content from other companies', content: <OtherCompanies video={videoUrl} /> },
        { id: 'logs', title: 'Server logs', content: <Logs /> },
        { id: 'retention', title: 'How long we keep it', content: <Retention /> },
        { id: 'rights', title: 'A copy, a correction, or erasure', content: <Rights /> },
        { id: 'security', title: 'Security, and reporting a vulnerability', content: <Security /> },
        { id: 'contact', title: 'Who is responsible', content: <Responsible /> },
      ]}
    />
  );
}

const countingInShort = {
  none: 'We do not count page views.',
  plausible: 'We count page views without cookies.',
  ga4: 'We count page views with Google Analytics only if you allow it.',
};

const Forms = () => (
  <>
    <p>
      The <TextLink to="/contact">contact form</TextLink> asks for your name and email address. Company, phone, service
      and message are optional. The form for the case study asks for your first and last name, email address and
      company. The phone number is optional. We store what you enter, and with it:
    </p>
    <ul>
      <li>the time, and the wording of the form that you saw</li>
      <li>the page with the form, the first page of your visit, and campaign names in its address (utm parameters)</li>
      <li>the name of the website whose link brought you here, without the rest of its address</li>
      <li>a spam score, and the release of the page that sent the form</li>
    </ul>
    <p>
      Until you send a form, what we know about your visit exists only in the memory of your browser tab. If you leave
      without sending one, it never reaches us. Your network (IP) address is not stored with a request.
    </p>
    <p>
      Against spam there is a hidden field that people leave empty, and your browser may have to solve a small
      calculation. It does so itself, without a service of another company. To limit how many forms one address can
      send, we keep a code computed from your network address for one minute.
    </p>
    <p>
      If our database is unavailable, your request waits in a file on our server and is stored as soon as it is back.
    </p>
  </>
);

const Readers = () => (
  <>
    <p>
      Our staff read requests to answer them, to plan a visit or a proposal, and to recognize you when you write again.
      They sign in with an account of their own. Exporting requests needs a separate permission, and each export is
      recorded.
    </p>
    <p>
      Our sales team may be notified of a request by email, you may get an email with a reference number, and a request
      may be passed to the software in which we manage customers. The companies that run our servers and mailboxes
      handle the data for us.
    </p>
    <p>
      If we plan a visit, we keep its time and address and the answer of your calendar with your request, and send you a
      calendar invitation.
    </p>
    <p>We use what you send to answer you, and to plan and do the work that you ask for.</p>
  </>
);

function Cookies() {
  const { provider } = useSite().analytics;
  return (
    <>
      {provider === 'ga4' ? (
        <p>
          This site sets cookies only if you allow Google Analytics. See <TextLink to="#analytics">below</TextLink>.
        </p>
      ) : (
        <p>This site sets no cookies for visitors, not for statistics and not for advertising.</p>
      )}
      <p>
        A few links remember in the tab where the next page should scroll to. The note is deleted when that page opens
        and is not sent to us.
      </p>
      <p>
        What you enter in a form is remembered in the tab, so that it is still there when you come back from another
        page. It is deleted when the form is sent or the tab is closed, and other sites cannot read it.
      </p>
      <p>
        The area in which our staff work uses cookies to keep them signed in. Visitors do not get them. A link to a
        preview of unpublished pages sets a cookie that selects the preview; we give such links to people who review
        them.
      </p>
    </>
  );
}

const FieldReports = () => (
  <p>
    Your browser tells our own server when something on a page fails, and how fast the page was: the page, the version
    of our software and the place of the failure, without what you typed. We add this to counts, which we keep for 90
    days, and cannot tell whose view it was. For an hour we keep a scrambled form of the network that a failure came
    from. Browsers that send Global Privacy Control report nothing.
  </p>
);

const OtherCompanies = ({ video }: { video: string }) => (
  <>
    <p>Fonts, drawings and the scripts of the pages come from this site&rsquo;s own server.</p>
    {video ? (
      <p>
        The video on the home page is loaded from {new URL(video).host} when you press play, not before. That company
        then gets your network address and may set cookies under its own policy.
      </p>
    ) : null}
    <p>Links to other websites, such as our company profile, lead to pages with policies of their own.</p>
  </>
);

const Logs = () => (
  <p>
    Our servers record each request to keep the site running and to find attacks: time, page, status, and the network it
    came from, with your address shortened. The records contain no form entries, and of the page&rsquo;s address only
    the part before the question mark. They are not used to recognize you.
  </p>
);

const Retention = () => (
  <>
    <p>
      Each night the system removes what is due, with its notes and emails. An activity is a new form from you, a note,
      or any change to the request.
    </p>
    <RetentionTable />
    <p>
      Counts without names remain, such as the number of requests per day. Backups keep removed data until they expire.
    </p>
  </>
);

const Rights = () => (
  <>
    <p>
      Write to <EmailLink /> or call <PhoneLink />. To make sure that the request is yours, we may ask you to write from
      the address that you used in the form.
    </p>
    <ul>
      <li>
        <strong>A copy.</strong> You get a file (JSON) with your requests, our notes, what was sent about them and the
        wording of the forms.
      </li>
      <li>
        <strong>A correction.</strong> Tell us what is wrong.
      </li>
      <li>
        <strong>Erasure.</strong> We erase your requests, our notes about them and what was sent. What remains is counts
        without names, and a receipt with a coded form of your email address. It shows us what to erase again if an
        older backup is restored.
      </li>
    </ul>
    <p>Emails that were sent before stay in the mailboxes that received them.</p>
  </>
);

function Security() {
  const { url, email, securityContact = `mailto:${email}` } = useSite();
  return (
    <>
      <p>
        {url.startsWith('https:') && 'Connections to this site are encrypted. '}
        Staff see requests only after they sign in. Changes of accounts, exports and erasures are recorded.
      </p>
      <p>
        If you find a weakness in this website, please report it to{' '}
        <TextLink to={securityContact}>{securityContact.replace(/^(mailto:|https:\/\/)/, '')}</TextLink>. Describe how
        to reproduce it. Please do not read, change or publish data of other people, do not disturb the site for
        visitors, and give us time to correct it before you tell others.
      </p>
    </>
  );
}

function Responsible() {
  const { company, street } = useSite();
  return (
    <p>
      {company}, {street}, {cityLine}. Email <EmailLink />, phone <PhoneLink />. This policy covers this website. When
      it changes, the date at the top changes with it.
    </p>
  );
}
