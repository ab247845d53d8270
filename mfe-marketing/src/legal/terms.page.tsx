import { cityLine } from '@portal/contracts/site';
import { useSite } from '@portal/platform';
import { TextLink } from '@portal/ui/link';
import { EmailLink, PhoneLink } from './contact-links.tsx';
import { LegalPage } from './legal-page.tsx';

/** Change it together with the text. */
const updated = '2026-11-23';

export function Component() {
  const { company, street, content } = useSite();

  return (
    <LegalPage
      path="/terms"
      title="Terms of Use"
      description={`The terms for using the website of ${company}: what its information is for, how you may use texts and the case study, and which law applies.`}
      lead={`These terms apply when you use this website. Work that ${company} does for you has a contract of its own.`}
      updated={updated}
      sections={[
        {
          id: 'website',
          title: 'Using the website',
          content: (
            <>
              <p>
                You may read, print and link to every page, for your own use or your organization&rsquo;s. You need no
                account. If you do not agree with these terms, please do not use the site. You can call us instead.
              </p>
              <p>Please do not:</p>
              <ul>
                <li>enter the details of another person in a form without their permission</li>
                <li>send advertising or harmful files, or send forms by a program</li>
                <li>try to reach areas that are not public, or overload the site</li>
              </ul>
              <p>
                If you look for weaknesses with good intentions, follow the{' '}
                <TextLink to="/privacy#security">rules for reporting a vulnerability</TextLink>.
              </p>
            </>
          ),
        },
        {
          id: 'information',
          title: 'What the information is for',
          content: (
            <>
              <p>
                The pages describe services and products in general. Figures such as storage, distances or power are for
                planning. What your building needs is decided on site. Nothing on this website is legal advice, and
                codes, permits and rules of your city or industry may ask for more.
              </p>
              <p>
                Descriptions, statements on availability and examples are not an offer. A binding offer is a written
                proposal that names your project, and the contract that follows from it applies in place of these pages.
              </p>
              {content === 'samples' && (
                <p>Quotes, names and figures that are marked as samples stand in for real ones and prove nothing.</p>
              )}
            </>
          ),
        },
        {
          id: 'requests',
          title: 'Requests that you send',
          content: (
            <p>
              Sending a form costs nothing and obliges neither of us to anything further. Please send no passwords,
              alarm codes or other secrets. The <TextLink to="/privacy#forms">Privacy Policy</TextLink> says what is
              stored.
            </p>
          ),
        },
        {
          id: 'property',
          title: 'Texts, drawings and names',
          content: (
            <>
              <p>
                Texts, drawings and the design of the site belong to {company} or to those who gave us permission. You
                may quote short passages with a link, and pass on the case study as a whole and unchanged. Ask us before
                you publish more than that.
              </p>
              <p>
                Names and trademarks of manufacturers and other companies belong to their owners. We name products that
                we install. It does not mean that their makers have checked or endorsed what this site says.
              </p>
            </>
          ),
        },
        {
          id: 'links',
          title: 'Links to other websites',
          content: (
            <p>
              We do not control the websites that we link to and are not responsible for what they say or do. Tell us if
              a link leads somewhere it should not.
            </p>
          ),
        },
        {
          id: 'liability',
          title: 'Availability and liability',
          content: (
            <>
              <p>
                We try to keep this website correct and available, but we do not promise either. It is provided as it
                is, without warranties of any kind, as far as the law allows.
              </p>
              <p>
                As far as the law allows, {company} is not liable for damage that comes from using this website or from
                relying on it without asking us. This limits no liability that the law does not let us limit, and none
                that we take on in a contract with you.
              </p>
              <p>
                Do not use the forms in an emergency. In danger, call <strong>911</strong>.
              </p>
            </>
          ),
        },
        {
          id: 'law',
          title: 'Law',
          content: (
            <p>
              The laws of the State of Texas apply to these terms, without its rules on conflicts of law. Rights that
              the law of your home gives you as a consumer, and that cannot be waived, remain yours. If one part of
              these terms is invalid, the others stay in force.
            </p>
          ),
        },
        {
          id: 'changes',
          title: 'Changes and questions',
          content: (
            <p>
              The terms on this page apply from the date at the top. Questions reach {company} at {street}, {cityLine},{' '}
              <EmailLink />, or <PhoneLink />.
            </p>
          ),
        },
      ]}
    />
  );
}
