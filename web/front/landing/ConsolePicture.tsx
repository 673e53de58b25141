import { AppFolder20Regular } from "@fluentui/react-icons/svg/app-folder";
import { Board20Regular } from "@fluentui/react-icons/svg/board";
import { BoxMultiple20Regular } from "@fluentui/react-icons/svg/box-multiple";
import { ChatHelp20Regular } from "@fluentui/react-icons/svg/chat-help";
import { Globe20Regular } from "@fluentui/react-icons/svg/globe";
import { Receipt20Regular } from "@fluentui/react-icons/svg/receipt";
import { Search20Regular } from "@fluentui/react-icons/svg/search";
import { Server20Regular } from "@fluentui/react-icons/svg/server";
import { Wallet20Regular } from "@fluentui/react-icons/svg/wallet";
import { FrontMark } from "#web/front/frame/FrontMark.tsx";
import { useFront, yuan } from "#web/front/front.ts";
import { DeployRows } from "./DeployRows.tsx";
import { SpentChart } from "./SpentChart.tsx";

const menu = [
  { name: "dashboard", icon: <Board20Regular /> },
  { name: "apps", icon: <AppFolder20Regular />, count: 12 },
  { name: "servers", icon: <Server20Regular />, count: 5 },
  { name: "domains", icon: <Globe20Regular />, count: 3 },
  { name: "images", icon: <BoxMultiple20Regular /> },
  { name: "orders", icon: <Receipt20Regular />, count: 1 },
  { name: "wallet", icon: <Wallet20Regular /> },
  { name: "tickets", icon: <ChatHelp20Regular /> },
];

/** How many of each kind run, are busy, are at risk, sleep. */
const resources = [
  { name: "apps", of: [9, 1, 1, 1] },
  { name: "servers", of: [4, 0, 0, 1] },
  { name: "domains", of: [2, 0, 1, 0] },
  { name: "images", of: [7, 1, 0, 0] },
];
const host = "console.berth.example";
const searchKey = "Ctrl K";
const activities = ["answered", "renewed"];
const states = ["running", "busy", "risk", "asleep"] as const;

/** The console's home, drawn: a picture with words, which readers are told in one sentence instead. */
export function ConsolePicture() {
  const { t, format } = useFront();
  return (
    <figure className="shot">
      <figcaption className="unseen">{t("picture.says")}</figcaption>
      <div className="window" aria-hidden="true">
        <div className="chrome" dir="ltr">
          <i /> <i /> <i /> <span>{host}</span>
        </div>
        <div className="shotBar">
          <FrontMark size={24} />
          <span className="team">{t("picture.team")}</span>
          <span className="field">
            <Search20Regular /> {t("picture.search")} <kbd dir="ltr">{searchKey}</kbd>
          </span>
          <span className="person">{t("picture.initials")}</span>
        </div>
        <div className="shotBody">
          <ul className="shotMenu">
            {menu.map(({ name, icon, count }) => (
              <li key={name}>
                {icon} {t(`picture.menu.${name}`)} {count && <span>{count}</span>}
              </li>
            ))}
          </ul>
          <div className="shotMain">
            <p className="greeting">{t("picture.greeting")}</p>
            <p className="healthy">{t("picture.healthy")}</p>
            <div className="shotCards">
              <div className="runway">
                <b>{t("picture.balance")}</b>
                <div className="figures">
                  <p>
                    {t("picture.available")} <strong>{format.money(yuan(128640))}</strong>
                  </p>
                  <p>
                    {t("picture.lasts")} <strong>{t("picture.days")}</strong>
                  </p>
                </div>
                <svg viewBox="0 0 328 6" preserveAspectRatio="none">
                  <path d="M0 0h80v6H0zM83 0h80v6H83zM166 0h80v6h-80zM249 0h20v6h-20z" />
                </svg>
                <p className="buttons">
                  <span className="primary">{t("picture.topUp")}</span>
                  <span>{t("picture.transfer")}</span>
                </p>
              </div>
              <div className="resources">
                <b>{t("picture.resources")}</b>
                {resources.map(({ name, of }) => (
                  <p key={name}>
                    <span>{t(`picture.menu.${name}`)}</span>
                    <ResourceBar of={of} />
                    <strong>{of.reduce((sum, count) => sum + count)}</strong>
                  </p>
                ))}
                <p className="legend">
                  {states.map((state) => (
                    <span key={state} className={state}>
                      {t(`picture.states.${state}`)}
                    </span>
                  ))}
                </p>
              </div>
              <DeployRows />
              <SpentChart />
              <div className="activity">
                <b>{t("picture.activity")}</b>
                {activities.map((name) => (
                  <p key={name}>
                    {t(`picture.${name}.what`)} <span>{t(`picture.${name}.when`)}</span>
                  </p>
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
    </figure>
  );
}

function ResourceBar({ of }: { of: readonly number[] }) {
  const total = of.reduce((sum, count) => sum + count);
  const starts = of.map((_, index) => of.slice(0, index).reduce((sum, count) => sum + count, 0));
  return (
    <svg viewBox="0 0 120 6" preserveAspectRatio="none">
      {of.map((count, index) =>
        count === 0 ? null : (
          <path
            key={states[index]}
            className={states[index]}
            d={`M${((starts[index] ?? 0) / total) * 120} 0h${(count / total) * 120 - 1.5}v6H${((starts[index] ?? 0) / total) * 120}z`}
          />
        ),
      )}
    </svg>
  );
}
