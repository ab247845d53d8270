import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rejectTwoMailServers, settingsOf } from './settings.ts';

test('each process gets its settings, with the files of secrets, except those that the portal sets', () => {
  assert.ok(settingsOf.api.includes('SMTP_URL_FILE'));
  assert.ok(settingsOf.publisher.includes('RETENTION_SPAM_DAYS'));
  assert.ok(settingsOf.web.includes('TRUSTED_PROXY_HOPS'));
  for (const names of Object.values(settingsOf)) assert.ok(!names.includes('PORT') && !names.includes('DATABASE_URL'));
});

test('only the API gets secrets', () => {
  const secret = /DATABASE_URL|SMTP_URL|IMAP_URL|PASSWORD|SECRET|WEBHOOK|ENCRYPTION/;
  for (const process of ['web', 'renderer', 'publisher'] as const)
    assert.deepEqual(
      settingsOf[process].filter((name) => secret.test(name)),
      [],
    );
});

test('the mail demo is not started beside a configured mail server', () => {
  assert.throws(() => rejectTwoMailServers({ MAIL_DEMO: '1', IMAP_URL: 'imaps://a:b@mail.example/INBOX' }), /IMAP_URL/);
  assert.throws(() => rejectTwoMailServers({ MAIL_DEMO: '1', SMTP_URL_FILE: '/run/smtp-url' }), /SMTP_URL_FILE/);
  rejectTwoMailServers({ MAIL_DEMO: '1' });
  rejectTwoMailServers({ SMTP_URL: 'smtp://mail.example' });
});
