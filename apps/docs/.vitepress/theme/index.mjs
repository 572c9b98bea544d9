import { onContentUpdated } from "vitepress";
// Without its web font: text is set in what the reader's machine has.
import DefaultTheme from "vitepress/theme-without-fonts";
import { searchSettings } from "../search-settings.mjs";
import "./style.css";

export default {
  extends: DefaultTheme,
  enhanceApp({ siteData }) {
    // While pages are written they come with the settings as they are.
    const { themeConfig } = siteData.value;
    if (import.meta.env.PROD) themeConfig.search = { ...themeConfig.search, options: { miniSearch: searchSettings } };
  },
  setup() {
    // The keys on the button of the search are a hint, and no part of its label: the style sheet draws them.
    onContentUpdated(() => {
      const button = document.querySelector(".DocSearch-Button");
      button?.setAttribute("aria-keyshortcuts", "Control+K Meta+K");
      for (const key of button?.querySelectorAll(".DocSearch-Button-Key") ?? []) key.textContent = "";
    });
  },
};
